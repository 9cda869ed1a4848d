/** Names that begin with a vowel sound though not with a vowel, read as single letters. */
const spelledWithVowelSound = /^(SSL|SPL|RME|MCI|HK|LR|MXL|NS-|RCF|M \d|R-\d|HEDD Type)\b/;

/** Names that begin with a vowel but not with its sound. */
const vowelWithoutItsSound = /^(Uni|UA\b|UDO\b|Eu|One\b|U \d)/;

/** `name` with the indefinite article that its sound asks for. */
export function withArticle(name: string): string {
  const vowelSound =
    spelledWithVowelSound.test(name) ||
    (/^[aeiou]/i.test(name) && !vowelWithoutItsSound.test(name));
  return `${vowelSound ? 'an' : 'a'} ${name}`;
}
