<?php
class Serialized_Form
{
    public static function init()
    {
        add_action('wp_ajax_serialized_form', array(__CLASS__, 'receive'));
    }

    public static function receive()
    {
        check_ajax_referer('serialized_form', 'nonce');
        if (!current_user_can('manage_options')) {
            wp_die('-1');
        }
        $colour = 'red';
        $width = 100;
        parse_str(wp_unslash($_POST['form']), $form);
        $colour = isset($form['colour']) ? $form['colour'] : $colour;
        $width = isset($form['width']) ? $form['width'] : $width;
        update_option('sf_style', array(
            'colour' => sanitize_hex_color($colour),
            'width'  => absint($width),
        ));
        wp_die('1');
    }
}
Serialized_Form::init();
