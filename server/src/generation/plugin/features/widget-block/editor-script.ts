import { type JsCode, js, noJs } from '../../../writers/js.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { listOptions } from '../shortcode/list-options.ts';
import { blockName, shownFields } from './block-metadata.ts';

/** The block in the editor: its settings, and a preview that the server renders. */
export function editorScript(plan: PluginPlan, entity: PlanEntity): JsCode {
  const { domain } = plan;
  const { orderable, schedule } = listOptions(plan, entity);
  const fields = shownFields(entity);
  const label = (text: string): JsCode => js`__( ${text}, ${domain} )`;
  const orderLabels = orderable.map((value) => ({ value, label: label(orderLabel(entity, value)) }));
  const shows = [
    { value: 'all', label: label('All') },
    { value: 'upcoming', label: label('Upcoming') },
    { value: 'past', label: label('Past') },
  ];
  const orders = [
    { value: 'asc', label: label('Ascending') },
    { value: 'desc', label: label('Descending') },
  ];
  const layouts = [
    { value: 'list', label: label('List') },
    { value: 'grid', label: label('Grid') },
  ];
  const controls =
    fields.length > 0
      ? js`{ CheckboxControl, Disabled, PanelBody, RangeControl, SelectControl }`
      : js`{ Disabled, PanelBody, RangeControl, SelectControl }`;
  const fieldPanel = js`
    el(
      PanelBody,
      { title: ${label('Fields')}, initialOpen: false },
      fields.map( ( { value, label } ) =>
        el( CheckboxControl, {
          key: value,
          label,
          checked: attributes.fields.includes( value ),
          onChange: ( isShown ) =>
            setAttributes( {
              fields: fields
                .map( ( field ) => field.value )
                .filter( ( name ) => ( name === value ? isShown : attributes.fields.includes( name ) ) ),
            } ),
          __nextHasNoMarginBottom: true,
        } )
      )
    )
  `;
  return js`
    ( function ( wp ) {
      const { registerBlockType } = wp.blocks;
      const { InspectorControls, useBlockProps } = wp.blockEditor;
      const ${controls} = wp.components;
      const { createElement: el, Fragment } = wp.element;
      const { __ } = wp.i18n;
      const ServerSideRender = wp.serverSideRender;
      ${
        fields.length > 0
          ? js`
              const fields = ${fields.map((field) => ({ value: field.key, label: label(field.label) }))};
            `
          : noJs
      }

      /**
       * Creates a select control.
       *
       * @param {Object}   props         Block props.
       * @param {string}   name          Attribute name.
       * @param {string}   label         Label of the control.
       * @param {Object[]} options       Options with value and label.
       * @return {Element} Control.
       */
      function chooseOne( { attributes, setAttributes }, name, label, options ) {
        return el( SelectControl, {
          label,
          options,
          value: attributes[ name ],
          onChange: ( value ) => setAttributes( { [ name ]: value } ),
          __next40pxDefaultSize: true,
          __nextHasNoMarginBottom: true,
        } );
      }

      /**
       * Renders the block in the editor.
       *
       * @param {Object} props Block props.
       * @return {Element} Element to render.
       */
      function Edit( props ) {
        const { attributes, setAttributes } = props;

        return el(
          Fragment,
          null,
          el(
            InspectorControls,
            null,
            el(
              PanelBody,
              { title: ${label('List')} },
              el( RangeControl, {
                label: ${label('Number of items')},
                value: attributes.number,
                min: 1,
                max: 50,
                onChange: ( number ) => setAttributes( { number } ),
                __next40pxDefaultSize: true,
                __nextHasNoMarginBottom: true,
              } ),
              ${schedule === undefined ? noJs : js`chooseOne( props, 'show', ${label('Show')}, ${shows} ),`}
              chooseOne( props, 'orderBy', ${label('Order by')}, ${orderLabels} ),
              chooseOne( props, 'order', ${label('Order')}, ${orders} ),
              chooseOne( props, 'layout', ${label('Layout')}, ${layouts} )
            )${fields.length > 0 ? js`,` : noJs}
            ${fields.length > 0 ? fieldPanel : noJs}
          ),
          el(
            'div',
            useBlockProps(),
            el( Disabled, null, el( ServerSideRender, { block: ${blockName(plan, entity)}, attributes } ) )
          )
        );
      }

      registerBlockType( ${blockName(plan, entity)}, {
        edit: Edit,
        save: () => null,
      } );
    } )( window.wp );
  `;
}

function orderLabel(entity: PlanEntity, value: string): string {
  if (value === 'title') return entity.titleLabel;
  if (value === 'date') return 'Publication date';
  return entity.fields.find(({ key }) => key === value)?.label ?? value;
}
