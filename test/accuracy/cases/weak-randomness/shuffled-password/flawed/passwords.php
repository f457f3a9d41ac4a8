<?php
class Guest_Passwords
{
    const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

    public static function password($length = 12)
    {
        $password = substr(str_shuffle(str_repeat(self::ALPHABET, 3)), 0, $length);
        return $password;
    }

    public static function protect_post($post_id)
    {
        if (get_post_type($post_id) !== 'gallery' || wp_is_post_revision($post_id)) {
            return;
        }
        if (get_post_field('post_password', $post_id) === '') {
            remove_action('save_post', array(__CLASS__, 'protect_post'));
            wp_update_post(array('ID' => $post_id, 'post_password' => self::password()));
        }
    }
}
add_action('save_post', array('Guest_Passwords', 'protect_post'));
