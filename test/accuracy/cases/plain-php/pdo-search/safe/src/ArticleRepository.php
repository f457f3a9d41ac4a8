<?php
declare(strict_types=1);

namespace App;

final class ArticleRepository
{
    public function __construct(private \PDO $pdo)
    {
    }

    /** @param array<string, string> $filters */
    public function search(array $filters): array
    {
        $where = ['published = 1'];
        $bind = [];
        foreach (['author', 'tag'] as $column) {
            if (($filters[$column] ?? '') !== '') {
                $where[] = "$column = ?";
                $bind[] = $filters[$column];
            }
        }
        $statement = $this->pdo->prepare('SELECT id, title FROM articles WHERE ' . implode(' AND ', $where));
        $statement->execute($bind);
        return $statement->fetchAll(\PDO::FETCH_ASSOC);
    }
}
