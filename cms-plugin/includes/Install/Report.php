<?php
/**
 * Report of a probe.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Guard\Probe;
use WpOrg\Requests\Exception as RequestException;
use WpOrg\Requests\Response;

defined( 'ABSPATH' ) || exit;

/**
 * How a request of the site to itself has ended, and what that means compared with the same request before.
 */
final class Report {

	/**
	 * HTTP status; 0 without an answer.
	 *
	 * @var int
	 */
	public $status = 0;

	/**
	 * Why there is no answer.
	 *
	 * @var string
	 */
	public $failure = '';

	/**
	 * What the request said of itself; null when it said nothing.
	 *
	 * @var array<string, mixed>|null
	 */
	public $said;

	/**
	 * Whether the answer, without the report, is JSON.
	 *
	 * @var bool
	 */
	public $is_json = false;

	/**
	 * Reads an answer.
	 *
	 * @param Response|RequestException $answer Answer, or why there is none.
	 */
	public static function of( $answer ): self {
		$report = new self();
		if ( ! $answer instanceof Response ) {
			$report->failure = $answer instanceof RequestException ? $answer->getMessage() : '';
			return $report;
		}
		$report->status = (int) $answer->status_code;
		list( $before ) = explode( '%s', Probe::MARK );
		$at             = strrpos( $answer->body, $before );
		if ( false !== $at ) {
			$end          = (int) strpos( $answer->body, '-->', $at );
			$said         = json_decode( substr( $answer->body, $at + strlen( $before ), $end - $at - strlen( $before ) ), true );
			$report->said = is_array( $said ) ? $said : null;
		}
		$page            = false === $at ? $answer->body : substr( $answer->body, 0, $at );
		$report->is_json = null !== json_decode( $page );
		return $report;
	}

	/**
	 * For keeping in a job.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return get_object_vars( $this );
	}

	/**
	 * From a job.
	 *
	 * @param array<string, mixed> $values Values of to_array().
	 */
	public static function from_array( array $values ): self {
		$report          = new self();
		$report->status  = (int) ( $values['status'] ?? 0 );
		$report->failure = (string) ( $values['failure'] ?? '' );
		$report->said    = is_array( $values['said'] ?? null ) ? $values['said'] : null;
		$report->is_json = ! empty( $values['is_json'] );
		return $report;
	}

	/**
	 * What is worse than before, in words; empty when nothing is.
	 *
	 * @param self $before The same request before the change.
	 */
	public function problem( self $before ): string {
		if ( 0 === $this->status ) {
			/* translators: %s: technical message. */
			return sprintf( __( 'no answer within the time limit (%s)', 'presswright' ), $this->failure );
		}
		if ( null === $this->said ) {
			return $this->status >= 500 && $before->status < 500
				/* translators: %d: HTTP status. */
				? sprintf( __( 'the server answered with HTTP status %d', 'presswright' ), $this->status )
				: ( null === $before->said ? '' : __( 'the request ended early, without a message', 'presswright' ) );
		}
		if ( is_string( $this->said['fatal'] ?? null ) ) {
			return $this->said['fatal'];
		}
		$missing = array_diff( (array) ( $before->said['reached'] ?? array() ), (array) ( $this->said['reached'] ?? array() ) );
		if ( $missing ) {
			/* translators: %s: name of an action of WordPress. */
			return sprintf( __( 'the code ended the request (exit or die) before “%s”', 'presswright' ), (string) reset( $missing ) );
		}
		if ( '' !== (string) ( $this->said['early'] ?? '' ) && '' === (string) ( $before->said['early'] ?? '' ) ) {
			/* translators: %s: beginning of the output. */
			return sprintf( __( 'the code writes output before the page begins: “%s”', 'presswright' ), trim( wp_strip_all_tags( $this->said['early'] ) ) );
		}
		if ( $this->status >= 500 && $before->status < 500 ) {
			/* translators: %d: HTTP status. */
			return sprintf( __( 'the server answered with HTTP status %d', 'presswright' ), $this->status );
		}
		return $before->is_json && ! $this->is_json ? __( 'the answer of the REST API is no longer valid JSON', 'presswright' ) : '';
	}
}
