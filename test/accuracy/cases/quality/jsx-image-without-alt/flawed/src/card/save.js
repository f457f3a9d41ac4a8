import { useBlockProps, RichText } from '@wordpress/block-editor';

export default function save( { attributes } ) {
	const { imageUrl, imageAlt, title, url } = attributes;

	return (
		<div { ...useBlockProps.save( { className: 'card' } ) }>
			{ imageUrl && (
				<figure className="card__image">
					<img src={ imageUrl } />
				</figure>
			) }
			<RichText.Content tagName="h3" value={ title } />
			{ url && (
				<a className="card__link" href={ url }>
					{ title }
				</a>
			) }
		</div>
	);
}
