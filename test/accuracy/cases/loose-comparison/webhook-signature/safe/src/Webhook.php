<?php
declare(strict_types=1);

namespace Pay\Hook;

final class Webhook
{
    public function __construct(private string $secret)
    {
    }

    public function isGenuine(string $body, string $signature): bool
    {
        $expected = hash_hmac('sha256', $body, $this->secret);
        return hash_equals($expected, $signature);
    }

    public function receive(\WP_REST_Request $request): \WP_REST_Response
    {
        if (! $this->isGenuine($request->get_body(), (string) $request->get_header('x-signature'))) {
            return new \WP_REST_Response(null, 401);
        }
        do_action('pay_hook_event', $request->get_json_params());
        return new \WP_REST_Response(null, 204);
    }
}

add_action('rest_api_init', static function (): void {
    register_rest_route('pay/v1', '/hook', [
        'methods' => 'POST',
        'callback' => [new Webhook((string) get_option('pay_hook_secret')), 'receive'],
        'permission_callback' => '__return_true',
    ]);
});
