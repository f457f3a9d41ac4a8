<?php
/**
 * Settings of checks.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Analysis\Findings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the site is checked at night, and what updates are checked for.
 */
final class CheckSettings {

	/** Option that holds them. */
	public const OPTION = 'presswright_checks';

	/** What becomes of an update that brings new findings: nothing is checked; a notice; it is stopped. */
	public const UPDATES = array( 'off', 'warn', 'stop' );

	private const DEFAULTS = array(
		'nightly'          => false,
		'nightly_severity' => 'high',
		'nightly_email'    => '',
		'updates'          => 'off',
	);

	/**
	 * Whether the active plugins and the active theme are checked at night.
	 */
	public function is_nightly(): bool {
		return $this->values()['nightly'];
	}

	/**
	 * The lowest severity that an e-mail is sent for.
	 */
	public function severity(): string {
		return $this->values()['nightly_severity'];
	}

	/**
	 * Who gets the e-mail.
	 */
	public function recipient(): string {
		$address = $this->values()['nightly_email'];
		return '' !== $address ? $address : (string) get_option( 'admin_email' );
	}

	/**
	 * One of UPDATES.
	 */
	public function updates(): string {
		return $this->values()['updates'];
	}

	/**
	 * For the browser.
	 *
	 * @return array<string, mixed>
	 */
	public function describe(): array {
		return $this->values() + array( 'default_email' => (string) get_option( 'admin_email' ) );
	}

	/**
	 * Saves what a form has changed, and schedules the nightly check or takes it off the schedule.
	 *
	 * @param array<string, mixed> $input Fields of args(); each may be missing.
	 */
	public function save( array $input ): void {
		$values = $input + $this->values();
		update_option(
			self::OPTION,
			array(
				'nightly'          => (bool) $values['nightly'],
				'nightly_severity' => sanitize_key( $values['nightly_severity'] ),
				'nightly_email'    => sanitize_email( $values['nightly_email'] ),
				'updates'          => sanitize_key( $values['updates'] ),
			),
			false
		);
		Nightly::schedule( $this );
	}

	/**
	 * What is wrong with the input, which the schema cannot tell.
	 *
	 * @param array<string, mixed> $input Fields of args().
	 * @return true|WP_Error
	 */
	public static function validate( array $input ) {
		$address = $input['nightly_email'] ?? '';
		return '' === $address || is_email( $address ) ? true : new WP_Error(
			'presswright_invalid_email',
			__( 'This is not an e-mail address. Leave the field empty to write to the administrator of the site.', 'presswright' ),
			array(
				'status' => 400,
				'field'  => 'nightly_email',
			)
		);
	}

	/**
	 * The fields over REST.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return array(
			'type'                 => 'object',
			'description'          => __( 'When the site is checked by itself.', 'presswright' ),
			'additionalProperties' => false,
			'properties'           => array(
				'nightly'          => array(
					'type'        => 'boolean',
					'description' => __( 'Whether to check the active plugins and the active theme every night.', 'presswright' ),
				),
				'nightly_severity' => array(
					'type'        => 'string',
					'enum'        => Findings::SEVERITIES,
					'description' => __( 'The lowest severity that an e-mail is sent for.', 'presswright' ),
				),
				'nightly_email'    => array(
					'type'        => 'string',
					'maxLength'   => 254,
					'description' => __( 'Who gets the e-mail; the administrator of the site if empty.', 'presswright' ),
				),
				'updates'          => array(
					'type'        => 'string',
					'enum'        => self::UPDATES,
					'description' => __( 'What becomes of an update that brings new findings of high severity or worse: off (updates are not checked), warn, or stop.', 'presswright' ),
				),
			),
		);
	}

	/**
	 * What is stored, with defaults for what is not.
	 *
	 * @return array{nightly: bool, nightly_severity: string, nightly_email: string, updates: string}
	 */
	private function values(): array {
		$stored = get_option( self::OPTION );
		return array_intersect_key( is_array( $stored ) ? $stored : array(), self::DEFAULTS ) + self::DEFAULTS;
	}
}
