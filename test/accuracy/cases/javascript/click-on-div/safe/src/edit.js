
export const Card = ( { onOpen, title } ) => (
	<button type="button" className="card" onClick={ onOpen }>
		{ title }
	</button>
);
