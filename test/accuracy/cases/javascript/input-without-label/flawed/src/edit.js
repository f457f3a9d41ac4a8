
export const Search = ( { value, onChange } ) => (
	<div>
		<span>Search</span>
		<input type="search" value={ value } onChange={ onChange } />
	</div>
);
