<?php

namespace Modal;

class Dialog
{
    private string $title;
    private string $id;

    public function __construct(array $request)
    {
        $this->id = wp_unique_id('dialog-');
        $this->title = esc_html(wp_unslash($request['dialog_title'] ?? 'Hello'));
    }

    public function html(): string
    {
        return <<<HTML
        <div class="dialog" id="{$this->id}" role="dialog" aria-labelledby="{$this->id}-title">
            <h2 id="{$this->id}-title">{$this->title}</h2>
            <button type="button" class="dialog__close">&times;</button>
        </div>
        HTML;
    }

    public static function print_it(): void
    {
        if (! isset($_REQUEST['dialog'])) {
            return;
        }
        $dialog = new self($_REQUEST);
        echo $dialog->html();
    }
}

add_action('wp_footer', [Dialog::class, 'print_it']);
