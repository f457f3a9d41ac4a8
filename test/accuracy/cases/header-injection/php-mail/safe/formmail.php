<?php
class Form_Mail
{
    private function line($text)
    {
        return trim(str_replace(array("\r", "\n", '%0a', '%0d'), '', $text));
    }

    public function send(array $form)
    {
        $from = $this->line($form['from']);
        $subject = $this->line($form['subject']);
        $headers = 'From: ' . $from . "\r\n" . 'X-Mailer: Form Mail';
        return mail(get_option('admin_email'), $subject, wordwrap(strip_tags($form['body']), 70, "\r\n"), $headers);
    }
}

add_action('admin_post_nopriv_form_mail', function () {
    check_admin_referer('form_mail');
    $form = wp_parse_args(wp_unslash($_POST['mail'] ?? array()), array('from' => '', 'subject' => '', 'body' => ''));
    $mail = new Form_Mail();
    $mail->send($form);
    wp_safe_redirect(home_url('/contact/?sent=1'));
    exit;
});
