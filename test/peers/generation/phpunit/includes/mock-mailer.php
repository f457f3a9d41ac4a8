<?php
// A mailer that keeps mails instead of sending them: one file, because its parent is loaded with WordPress.

require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
require_once ABSPATH . WPINC . '/class-wp-phpmailer.php';

class MockPHPMailer extends WP_PHPMailer {

	public $mock_sent = array();

	public static $validator = 'is_email';

	public function preSend() {
		$this->Encoding = '8bit';
		return parent::preSend();
	}

	public function postSend() {
		$this->mock_sent[] = array(
			'to'      => $this->to,
			'cc'      => $this->cc,
			'bcc'     => $this->bcc,
			'header'  => $this->MIMEHeader . $this->mailHeader,
			'subject' => $this->Subject,
			'body'    => $this->MIMEBody,
		);
		return true;
	}

	/**
	 * A mail as an object, or false.
	 */
	public function get_sent( $index = 0 ) {
		return isset( $this->mock_sent[ $index ] ) ? (object) $this->mock_sent[ $index ] : false;
	}

	/**
	 * Who a mail went to.
	 */
	public function get_recipient( $type, $mail = 0, $recipient = 0 ) {
		$people = $this->mock_sent[ $mail ][ $type ] ?? array();
		return isset( $people[ $recipient ] ) ? (object) array(
			'address' => $people[ $recipient ][0],
			'name'    => $people[ $recipient ][1],
		) : false;
	}
}
