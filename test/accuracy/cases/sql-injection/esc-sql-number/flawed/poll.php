<?php
class Simple_Poll
{
	var $table;

	function __construct()
	{
		global $wpdb;
		$this->table = $wpdb->prefix . 'simple_poll';
	}

	function count_for($answer)
	{
		global $wpdb;
		$answer = esc_sql($answer);
		return (int) $wpdb->get_var("SELECT COUNT(*) FROM $this->table WHERE answer_id = $answer");
	}

	function ajax_result()
	{
		if (empty($_REQUEST['answer'])) {
			die('0');
		}
		echo $this->count_for($_REQUEST['answer']);
		die();
	}
}

$simple_poll = new Simple_Poll();
add_action('wp_ajax_poll_result', array($simple_poll, 'ajax_result'));
add_action('wp_ajax_nopriv_poll_result', array($simple_poll, 'ajax_result'));
