<?php

class Download
{
    private string $root;

    public function __construct(string $root)
    {
        $this->root = rtrim($root, '/');
    }

    public function path(string $name): string
    {
        $name = str_replace('../', '', $name);
        return $this->root . '/' . $name;
    }

    public function send(string $name): void
    {
        $path = $this->path($name);
        if (!is_file($path)) {
            http_response_code(404);
            return;
        }
        header('Content-Type: application/octet-stream');
        header('Content-Length: ' . filesize($path));
        readfile($path);
    }
}

(new Download(__DIR__ . '/files'))->send($_GET['file'] ?? '');
