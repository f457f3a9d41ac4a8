<?php
$page = isset($_GET['page']) ? $_GET['page'] : 'home';

$pages = array('home', 'about', 'contact');
if (in_array($page, $pages, true)) {
    $file = 'pages/' . $page . '.php';
} else {
    $file = 'pages/404.php';
}

include 'header.php';
include $file;
include 'footer.php';
