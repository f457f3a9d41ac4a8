<?php
namespace Badge;

class New_Badge
{
    public function __construct()
    {
        add_filter('the_title', [$this, 'badge']);
    }

    public function badge(string $title, int $post_id): string
    {
        if (is_admin() || get_post_time('U', true, $post_id) < time() - WEEK_IN_SECONDS) {
            return $title;
        }
        return $title . ' <span class="new">' . esc_html__('New', 'new-badge') . '</span>';
    }
}

new New_Badge();
