<?php
namespace App;

final class Kernel
{
    use RendersHtml;

    private array $routes = [];

    public function get(string $path, callable $handler): void
    {
        $this->routes[$path] = $handler;
    }

    public function run(): void
    {
        $path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
        if (isset($this->routes[$path])) {
            echo ($this->routes[$path])();
            return;
        }
        http_response_code(404);
        echo $this->page('Not found', '<p>There is no ' . $this->escape($path) . '</p>');
    }
}
