<?php
function mini_lang_strings()
{
    static $strings = null;
    if ($strings !== null) {
        return $strings;
    }
    $lang = isset($_COOKIE['mini_lang']) ? $_COOKIE['mini_lang'] : 'en';
    switch ($lang) {
        case 'de':
        case 'fr':
            $file = dirname(__FILE__) . '/lang/' . $lang . '.php';
            break;
        default:
            $file = dirname(__FILE__) . '/lang/en.php';
    }
    if (!file_exists($file)) {
        $file = dirname(__FILE__) . '/lang/en.php';
    }
    $strings = require $file;
    return $strings;
}

function mini_lang($key)
{
    $strings = mini_lang_strings();
    return isset($strings[$key]) ? $strings[$key] : $key;
}

add_action('wp_footer', function () {
    echo '<p>' . esc_html(mini_lang('footer')) . '</p>';
});
