<?php
$expr = $_POST['expr'];
if ( ! preg_match( '/^[0-9+\-*\/(). ]+$/', $expr ) ) { exit( 'bad' ); }
eval( '$r = ' . $expr . ';' );
echo (float) $r;
