<?php
defined( 'ABSPATH' ) || exit;

function trail_icon( $kind, $season ) {
	if ( 'lake' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-lake';
	}
	if ( 'peak' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-peak';
	}
	if ( 'pass' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-pass';
	}
	if ( 'hut' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-hut';
	}
	if ( 'bridge' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-bridge';
	}
	if ( 'spring' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-spring';
	}
	if ( 'cave' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-cave';
	}
	if ( 'gorge' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-gorge';
	}
	if ( 'ridge' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-ridge';
	}
	if ( 'meadow' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-meadow';
	}
	if ( 'forest' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-forest';
	}
	if ( 'tower' === $kind && 'winter' !== $season && 'night' !== $season && 'storm' !== $season ) {
		return 'icon-tower';
	}
	return 'icon-trail';
}
