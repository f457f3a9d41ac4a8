<?php
declare(strict_types=1);

namespace Watch;

final class LogViewer
{
    public function __construct(private string $folder)
    {
    }

    private function resolve(string $name): ?string
    {
        $path = realpath($this->folder . DIRECTORY_SEPARATOR . $name);
        if ($path === false) {
            return null;
        }
        return $path;
    }

    public function show(): void
    {
        if (! current_user_can('edit_posts')) {
            return;
        }
        $path = $this->resolve((string) wp_unslash($_GET['log'] ?? ''));
        if ($path === null) {
            echo '<p>No such log.</p>';
            return;
        }
        echo '<pre>' . esc_html((string) file_get_contents($path)) . '</pre>';
    }
}

add_action('watch_log_screen', [new LogViewer(WP_CONTENT_DIR . '/watch-logs'), 'show']);
