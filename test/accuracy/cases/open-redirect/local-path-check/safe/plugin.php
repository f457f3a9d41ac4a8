<?php
$next = $_GET['next'] ?? '/';
if ( $next[0] !== '/' || substr( $next, 0, 2 ) === '//' ) { $next = '/'; }
header( 'Location: ' . $next );
exit;
