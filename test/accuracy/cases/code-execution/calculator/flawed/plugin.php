<?php
$expr = $_POST['expr'];
eval( '$r = ' . $expr . ';' );
echo (float) $r;
