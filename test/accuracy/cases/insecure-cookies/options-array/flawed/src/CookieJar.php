<?php
declare(strict_types=1);

namespace Auth;

final class CookieJar
{
    private function options(int $ttl): array
    {
        return [
            'expires' => time() + $ttl,
            'path' => '/',
            'secure' => false,
            'httponly' => false,
        ];
    }

    public function remember(string $token): void
    {
        setcookie('auth_remember', $token, $this->options(MONTH_IN_SECONDS));
    }

    public function forget(): void
    {
        setcookie('auth_remember', '', $this->options(-DAY_IN_SECONDS));
    }
}

add_action('wp_login', static function (string $login, \WP_User $user): void {
    $token = wp_generate_password(48, false);
    update_user_meta($user->ID, 'auth_remember', hash('sha256', $token));
    (new CookieJar())->remember($token);
}, 10, 2);
