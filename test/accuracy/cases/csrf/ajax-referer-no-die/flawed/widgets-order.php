<?php
namespace Dash;

class Order_Ajax
{
    public function __construct()
    {
        add_action('wp_ajax_dash_order', [$this, 'order']);
    }

    public function order(): void
    {
        check_ajax_referer('dash_order', 'security', false);

        if (! current_user_can('manage_options')) {
            wp_send_json_error(['message' => 'forbidden'], 403);
        }

        $order = array_map('sanitize_key', (array) ($_POST['order'] ?? []));
        update_option('dash_order', array_values($order), false);

        wp_send_json_success($order);
    }
}

new Order_Ajax();
