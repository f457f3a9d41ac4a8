<?php
$page = isset($_GET['page']) ? $_GET['page'] : 'home';

$file = 'pages/' . $page . '.php';
if (!file_exists($file)) {
    $file = 'pages/404.php';
}

include 'header.php';
include $file;
include 'footer.php';
