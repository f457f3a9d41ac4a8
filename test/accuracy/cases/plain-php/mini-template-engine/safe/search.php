<?php
require __DIR__ . '/lib/View.php';

use Lib\View;

$view = new View();
$view->set('query', isset($_GET['q']) ? $_GET['q'] : '')
    ->set('year', date('Y'));

echo $view->render('search');
