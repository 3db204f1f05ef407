number-group = .
number-decimal = ,
