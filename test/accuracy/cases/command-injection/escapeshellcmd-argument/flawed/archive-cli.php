<?php
class Archive_Maker
{
    private $folder;

    public function __construct()
    {
        $this->folder = WP_CONTENT_DIR . '/archives';
        add_action('admin_post_archive_make', array($this, 'make'));
    }

    public function make()
    {
        check_admin_referer('archive_make');
        if (!current_user_can('manage_options')) {
            wp_die('No.');
        }
        $dir = wp_unslash($_POST['dir']);
        $command = escapeshellcmd('tar czf ' . $this->folder . '/a.tgz ' . $dir);
        $output = array();
        exec($command, $output);
        wp_safe_redirect(admin_url('tools.php?page=archives&lines=' . count($output)));
        exit;
    }
}
new Archive_Maker();
