<?php
$languages = array('en', 'de', 'fr');
$language = isset($_GET['to']) ? $_GET['to'] : 'en';
if (!in_array($language, $languages, true)) {
    $language = 'en';
}
setcookie('language', $language, array('expires' => time() + 31536000, 'path' => '/', 'secure' => true, 'httponly' => true));

$back = isset($_GET['back']) ? $_GET['back'] : '/';
if (!preg_match('#^/(?![/\\\\])[A-Za-z0-9/_.-]*$#D', $back)) {
    $back = '/';
}
header('Location: ' . $back);
exit;
