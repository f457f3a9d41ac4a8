<?php
declare(strict_types=1);

namespace App;

final class SearchController
{
    public function __construct(private ArticleRepository $articles)
    {
    }

    public function __invoke(): void
    {
        $rows = $this->articles->search($_GET);
        header('Content-Type: application/json');
        echo json_encode($rows, JSON_THROW_ON_ERROR);
    }
}
