import { store, getContext } from '@wordpress/interactivity';

store( 'acme/team-member', {
	actions: {
		toggle() {
			const context = getContext();
			context.isOpen = ! context.isOpen;
		},
	},
} );
