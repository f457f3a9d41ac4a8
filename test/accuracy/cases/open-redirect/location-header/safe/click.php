<?php
/** Counts clicks on partner links: /?partner_click=1 */
function partner_click()
{
    if (empty($_GET['partner_click'])) {
        return;
    }
    global $wpdb;
    $table = $wpdb->prefix . 'partner_links';

    $target = home_url('/partner/' . absint($_GET['partner_click']) . '/');
    $wpdb->query($wpdb->prepare("UPDATE {$table} SET clicks = clicks + 1 WHERE id = %d", $_GET['partner_click']));

    header('Location: ' . $target, true, 302);
    exit;
}
add_action('init', 'partner_click', 1);
