/** In the place of MUI's: nothing asks for the name that each box would have. */
export default { root: '' };
