
import { RichText } from '@wordpress/block-editor';

export const Text = ( { value, onChange } ) => <RichText tagName="p" value={ value } onChange={ onChange } />;
