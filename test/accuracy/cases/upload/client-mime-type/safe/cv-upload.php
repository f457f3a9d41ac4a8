<?php
function cv_upload_handle()
{
    if (empty($_FILES['cv']) || !isset($_POST['cv_nonce']) || !wp_verify_nonce(sanitize_key($_POST['cv_nonce']), 'cv')) {
        return;
    }
    $file = $_FILES['cv'];
    $check = wp_check_filetype_and_ext($file['tmp_name'], $file['name'], ['pdf' => 'application/pdf']);
    if ($check['ext'] !== 'pdf' || $file['size'] > 2 * MB_IN_BYTES) {
        wp_die('Only PDF up to 2 MB.');
    }
    $name = wp_generate_uuid4() . '.pdf';
    $dir = wp_upload_dir();
    wp_mkdir_p($dir['basedir'] . '/cv');
    move_uploaded_file($file['tmp_name'], $dir['basedir'] . '/cv/' . $name);

    wp_safe_redirect(add_query_arg('cv', 'sent', wp_get_referer()));
    exit;
}
add_action('init', 'cv_upload_handle');
