
export const Card = ( { onOpen, title } ) => (
	<div className="card" onClick={ onOpen }>
		{ title }
	</div>
);
