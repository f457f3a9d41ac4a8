<?php
/**
 * One request for an analysis.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

use Presswright\Connection\Client;
use Presswright\Connection\Connection;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a batch of files to the server and cleans what it answers.
 */
final class BatchRequest {

	/**
	 * Analyses a batch.
	 *
	 * @param Connection $connection Server.
	 * @param Source     $source     Where the files are.
	 * @param string[]   $names      Files of it.
	 * @param string     $type       What to look for.
	 * @param int        $timeout    Seconds that the server may take.
	 * @return array{results: array<int, array<string, mixed>>, skipped: array<int, array{file: string, reason: string}>, request_id: string}|WP_Error
	 */
	public static function send( Connection $connection, Source $source, array $names, string $type, int $timeout ) {
		$sent    = array();
		$skipped = array();
		$bytes   = 0;
		foreach ( $names as $name ) {
			$content = $source->read( $name );
			if ( null === $content ) {
				$skipped[] = array(
					'file'   => $name,
					'reason' => 'not_text',
				);
				continue;
			}
			$bytes += strlen( $content );
			$sent[] = array(
				'name'    => $name,
				'content' => $content,
			);
		}
		if ( $bytes > 2 * Batches::MAX_BYTES ) {
			return new WP_Error( 'presswright_batch_too_large', __( 'These files are too large for one batch. Start the analysis again.', 'presswright' ), array( 'status' => 413 ) );
		}
		$answer = array(
			'data'       => array(),
			'request_id' => '',
		);
		if ( $sent ) {
			$body  = array(
				'files'         => $sent,
				'analysis_type' => $type,
				'is_part'       => $source->is_part,
			);
			$paths = $source->paths();
			if ( null !== $paths ) {
				$body['paths'] = $paths;
			}
			$answer = ( new Client( $connection ) )->request( 'POST', '/v1/analyze/batch', $body, $timeout );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
		}
		return array(
			'results'    => Findings::clean( $answer['data']['results'] ?? array() ),
			'skipped'    => $skipped,
			'request_id' => $answer['request_id'],
		);
	}
}
