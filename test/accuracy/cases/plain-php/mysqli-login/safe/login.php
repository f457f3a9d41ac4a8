<?php
session_start();
require 'config.php';

$db    = new mysqli($config['host'], $config['user'], $config['password'], 'intranet');
$error = '';

if ($_SERVER['REQUEST_METHOD'] === 'POST') {
    $statement = $db->prepare('SELECT id, hash FROM users WHERE name = ?');
    $statement->bind_param('s', $_POST['name']);
    $statement->execute();
    $result = $statement->get_result();
    $user = $result->fetch_assoc();
    if ($user && password_verify($_POST['password'], $user['hash'])) {
        session_regenerate_id(true);
        $_SESSION['user'] = (int) $user['id'];
        header('Location: /');
        exit;
    }
    $error = 'Wrong name or password.';
}
?>
<form method="post">
    <p><?= $error ?></p>
    <input name="name"> <input name="password" type="password">
    <button>Log in</button>
</form>
