number-group = ,
number-decimal = .
