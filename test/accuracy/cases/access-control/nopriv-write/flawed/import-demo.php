<?php
/* Demo import of the theme */
add_action('wp_ajax_boutique_import', 'boutique_import');
add_action('wp_ajax_nopriv_boutique_import', 'boutique_import');

function boutique_import()
{
    check_ajax_referer('boutique_import');
    $demo = sanitize_key($_POST['demo'] ?? '');
    $demos = [
        'shop' => ['page_on_front' => 12, 'posts_per_page' => 12],
        'blog' => ['page_on_front' => 0, 'posts_per_page' => 10],
    ];
    if (! isset($demos[$demo])) {
        wp_send_json_error('unknown demo', 404);
    }
    foreach ($demos[$demo] as $name => $value) {
        update_option($name, $value);
    }
    wp_send_json_success(['imported' => $demo]);
}
