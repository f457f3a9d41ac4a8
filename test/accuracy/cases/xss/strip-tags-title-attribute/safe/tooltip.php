<?php
function tooltip_shortcode($atts, $content = '')
{
    extract_tooltip_defaults($atts);

    $text = esc_attr(strip_tags($atts['text']));
    $position = in_array($atts['position'], ['top', 'bottom'], true) ? $atts['position'] : 'top';

    return "<abbr class='tooltip tooltip-{$position}' title='{$text}'>" . wp_kses_post($content) . '</abbr>';
}
add_shortcode('tooltip', 'tooltip_shortcode');

function extract_tooltip_defaults(&$atts)
{
    $atts = array_merge(
        [
            'text'     => '',
            'position' => 'top',
        ],
        (array) $atts
    );
}
