<?php
namespace Seat_Map;

defined( 'ABSPATH' ) || exit;

enum State: string {
	case Free  = 'free';
	case Taken = 'taken';
}
