<?php
session_start();
$pdo = new PDO( 'sqlite:a.db' );
$s = $pdo->prepare( 'SELECT id, hash FROM users WHERE mail = ?' );
$s->execute( array( $_POST['mail'] ) );
$u = $s->fetch();
if ( $u && password_verify( $_POST['pw'], $u['hash'] ) ) {
	$_SESSION['uid'] = $u['id'];
	header( 'Location: /home.php' );
	exit;
}
