//! The order in which the queue starts jobs.

use super::*;

const fn key(address_hash: i64, person: i64) -> QueueKey {
    QueueKey { address_hash: Some(address_hash), person }
}

/// All waiting jobs, in the order in which they start if one ends before the next starts.
fn order(queue: &mut Queue<&'static str>) -> Vec<&'static str> {
    let mut all = Vec::new();
    while let Some((key, name)) = queue.next() {
        all.push(name);
        queue.done(key);
    }
    all
}

#[test]
fn people_take_turns_however_many_tables_they_have() {
    let mut queue = Queue::new(1, 1);
    for name in ["a1", "a2", "a3", "a4"] {
        queue.join(key(1, 1), Class::Bot, name);
    }
    queue.join(key(2, 2), Class::Bot, "b1");
    queue.join(key(2, 2), Class::Bot, "b2");
    queue.join(key(3, 3), Class::Bot, "c1");
    assert_eq!(order(&mut queue), ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
}

#[test]
fn made_up_guests_at_one_address_share_one_turn() {
    let mut queue = Queue::new(1, 1);
    for (guest, name) in ["g1", "g2", "g3", "g4"].into_iter().enumerate() {
        queue.join(key(1, guest as i64), Class::Bot, name);
    }
    queue.join(key(2, 90), Class::Bot, "b1");
    queue.join(key(2, 90), Class::Bot, "b2");
    assert_eq!(order(&mut queue), ["g1", "b1", "g2", "b2", "g3", "g4"]);
    // Unknown addresses share one turn as well.
    for (guest, name) in ["u1", "u2", "u3"].into_iter().enumerate() {
        queue.join(QueueKey { address_hash: None, person: guest as i64 }, Class::Bot, name);
    }
    queue.join(key(2, 90), Class::Bot, "b1");
    assert_eq!(order(&mut queue), ["u1", "b1", "u2", "u3"]);
}

#[test]
fn bots_come_before_hints_and_hints_are_not_kept_out() {
    let mut queue = Queue::new(1, 1);
    queue.join(key(1, 1), Class::Hint, "hint1");
    queue.join(key(1, 1), Class::Hint, "hint2");
    for name in ["a1", "a2", "a3", "a4", "a5"] {
        queue.join(key(2, 2), Class::Bot, name);
    }
    assert_eq!(order(&mut queue), ["a1", "a2", "a3", "hint1", "a4", "a5", "hint2"]);
}

#[test]
fn one_person_never_has_every_place() {
    let mut queue = Queue::new(3, 2);
    for name in ["a1", "a2", "a3"] {
        queue.join(key(1, 1), Class::Bot, name);
    }
    let first = queue.next().unwrap();
    assert_eq!((first.1, queue.next().unwrap().1), ("a1", "a2"));
    assert!(queue.next().is_none(), "a place is left to others");
    queue.join(key(1, 2), Class::Hint, "hint");
    assert_eq!(queue.next().unwrap().1, "hint", "who takes it at once");
    assert!(queue.next().is_none());
    queue.done(first.0);
    assert_eq!(queue.next().unwrap().1, "a3");
}

#[test]
fn whoever_may_not_begin_keeps_the_place_in_the_ring() {
    let mut queue = Queue::new(2, 1);
    for name in ["a1", "a2"] {
        queue.join(key(1, 1), Class::Bot, name);
    }
    queue.join(key(2, 2), Class::Bot, "b1");
    queue.join(key(2, 2), Class::Bot, "b2");
    let (a, _) = queue.next().unwrap();
    let (b, name) = queue.next().unwrap();
    assert_eq!(name, "b1");
    assert!(queue.next().is_none());
    queue.done(b);
    assert_eq!(queue.next().unwrap().1, "b2", "a2 may not, and b2 need not wait for it");
    queue.done(a);
    assert_eq!(queue.next().unwrap().1, "a2");
}

#[test]
fn whoever_leaves_is_forgotten() {
    let mut queue = Queue::new(1, 1);
    let gone = queue.join(key(1, 1), Class::Bot, "gone");
    queue.join(key(1, 1), Class::Bot, "stays");
    queue.leave(key(1, 1), Class::Bot, gone);
    queue.leave(key(1, 1), Class::Bot, gone);
    queue.leave(key(7, 7), Class::Hint, 99);
    assert_eq!(order(&mut queue), ["stays"]);
    assert!(queue.classes.iter().all(|line| line.addresses.is_empty() && line.waiting == 0));
    assert!(queue.running.is_empty());
}

#[test]
fn without_a_place_nobody_begins() {
    let mut queue = Queue::new(0, 1);
    queue.join(key(1, 1), Class::Bot, "a");
    assert!(queue.next().is_none());
}

#[tokio::test]
async fn a_turn_that_nobody_waits_for_goes_to_the_next() {
    let scheduler = Scheduler::new(1, 1);
    let turn = scheduler.turn(key(1, 1), Class::Bot).await.unwrap();
    let (quick, patient) = (scheduler.clone(), scheduler.clone());
    let gone = tokio::spawn(async move { quick.turn(key(2, 2), Class::Bot).await.is_some() });
    let next = tokio::spawn(async move { patient.turn(key(3, 3), Class::Hint).await.is_some() });
    tokio::task::yield_now().await;
    gone.abort();
    assert!(gone.await.is_err());
    drop(turn);
    assert!(next.await.unwrap());
    assert_eq!(scheduler.queue().free, 1, "and everything is given back");
}
