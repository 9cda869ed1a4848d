interface Field {
  name: string;
  label: string;
  placeholder: string;
  autocomplete: string;
  inputmode: 'numeric' | 'text';
}

const number: Field = {
  name: 'number',
  label: 'Card number',
  placeholder: '1234 1234 1234 1234',
  autocomplete: 'cc-number',
  inputmode: 'numeric',
};

const shorter: readonly Field[] = [
  {
    name: 'expiry',
    label: 'Expiry date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
  },
  {
    name: 'cvc',
    label: 'Security code',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
  },
  {
    name: 'postal',
    label: 'Postal code',
    placeholder: '12345',
    autocomplete: 'postal-code',
    inputmode: 'text',
  },
];

const fieldOf = ({ name, label, placeholder, autocomplete, inputmode }: Field, beside = '') => `
<div class="Field Field--${name}">
  <label class="Label" for="${name}">${label}</label>
  <div class="Box">
    <input class="Input" id="${name}" name="${name}" placeholder="${placeholder}" autocomplete="${autocomplete}" inputmode="${inputmode}" aria-describedby="${name}-error" aria-invalid="false" required spellcheck="false">${beside}
  </div>
  <p class="Error" id="${name}-error" aria-live="polite"></p>
</div>`;

/** The document of the frame that a card is typed into. */
export const cardPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Card</title>
<link rel="stylesheet" href="/v3/card.css">
</head>
<body>
<form novalidate aria-label="Card">${fieldOf(number, '<span class="Brand" aria-live="polite"></span>')}
${shorter.map((field) => fieldOf(field)).join('')}
<p class="Hint">Sandbox: no money moves. Try 4242 4242 4242 4242, any future date and any code.</p>
</form>
<script src="/v3/card.js"></script>
</body>
</html>
`;

export const cardStyles = `
* { box-sizing: border-box; margin: 0; }
html, body { background: transparent; overflow: hidden; }
body { color: var(--colorText); font: var(--fontSizeBase)/1.4 var(--fontFamily); }
/* Rings of the focus are not cut off. */
form { display: grid; gap: calc(var(--spacingUnit) * 3); grid-template-columns: repeat(2, minmax(0, 1fr)); padding: 3px; }
.Field--number, .Hint { grid-column: 1 / -1; }
.Field--postal { grid-column: 1 / -1; }
.Label { color: var(--colorText); display: block; font-size: .875em; margin-bottom: var(--spacingUnit); }
.Box { position: relative; }
.Input {
  background: var(--colorBackground); border: 1px solid var(--colorBorder); border-radius: var(--borderRadius);
  color: inherit; font: inherit; min-height: 44px; outline: none; padding: calc(var(--spacingUnit) * 2) calc(var(--spacingUnit) * 3); width: 100%;
}
.Input::placeholder { color: var(--colorTextSecondary); opacity: 1; }
.Input:focus { border-color: var(--colorPrimary); box-shadow: 0 0 0 2px var(--colorPrimary); }
.Input--invalid { border-color: var(--colorDanger); color: var(--colorDanger); }
.Input--invalid:focus { border-color: var(--colorDanger); box-shadow: 0 0 0 2px var(--colorDanger); }
.Field--number .Input { padding-right: 9em; }
.Brand { color: var(--colorTextSecondary); font-size: .875em; pointer-events: none; position: absolute; right: calc(var(--spacingUnit) * 3); top: 50%; transform: translateY(-50%); }
.Error { color: var(--colorDanger); font-size: .875em; }
.Error:not(:empty) { margin-top: var(--spacingUnit); }
.Hint { color: var(--colorTextSecondary); font-size: .8125em; }
@media (min-width: 560px) {
  form { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .Field--postal { grid-column: auto; }
}
@media (max-width: 359px) {
  .Field--number .Input { padding-right: calc(var(--spacingUnit) * 3); }
  .Field--number .Label { padding-right: 9em; }
  .Brand { bottom: 100%; margin-bottom: var(--spacingUnit); right: 0; top: auto; transform: none; }
}
`;
