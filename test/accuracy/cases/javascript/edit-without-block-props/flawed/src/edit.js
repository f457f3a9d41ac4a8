export default function Edit( { attributes } ) {
	return <p className="note">{ attributes.text }</p>;
}
