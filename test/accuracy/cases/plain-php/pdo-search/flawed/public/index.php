<?php
require __DIR__ . '/../vendor/autoload.php';

$pdo = new PDO(getenv('DSN'), getenv('DB_USER'), getenv('DB_PASSWORD'));

(new App\SearchController(new App\ArticleRepository($pdo)))();
