
export const Search = ( { value, onChange } ) => (
	<label>
		<span>Search</span>
		<input type="search" value={ value } onChange={ onChange } />
	</label>
);
