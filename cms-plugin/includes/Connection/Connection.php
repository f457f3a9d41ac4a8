<?php
/**
 * What is needed to talk to a server.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

use Presswright\Settings\Authority;

defined( 'ABSPATH' ) || exit;

/**
 * Address, key and authority of one server.
 */
final class Connection {

	/**
	 * Address without a slash at the end.
	 *
	 * @var string
	 */
	public $endpoint;

	/**
	 * API key.
	 *
	 * @var string
	 */
	public $api_key;

	/**
	 * Who vouches for the server's certificate.
	 *
	 * @var Authority
	 */
	public $authority;

	/**
	 * Holds the three together.
	 *
	 * @param string    $endpoint  Address.
	 * @param string    $api_key   API key.
	 * @param Authority $authority Authority.
	 */
	public function __construct( string $endpoint, string $api_key, Authority $authority ) {
		$this->endpoint  = $endpoint;
		$this->api_key   = $api_key;
		$this->authority = $authority;
	}
}
