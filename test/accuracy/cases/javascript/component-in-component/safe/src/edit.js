
const Row = ( { item } ) => <li><input aria-label={ item.label } defaultValue={ item.value } /></li>;

export function List( { items } ) {
	return <ul>{ items.map( ( item ) => <Row key={ item.id } item={ item } /> ) }</ul>;
}
