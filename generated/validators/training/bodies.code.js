import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const claimSource = validate10;
const schema11 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ClaimSourceRequest"}},"required":["requestBody"]};
const schema12 = {"type":"object","required":["tenant_id"],"properties":{"tenant_id":{"type":"string","format":"uuid"}}};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ClaimSourceRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.tenant_id !== undefined){
let data1 = data0.tenant_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:ClaimSourceRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:ClaimSourceRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ClaimSourceRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const putSourceDocuments = validate11;
const schema13 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:PutDocumentsRequest"}},"required":["requestBody"]};
const schema14 = {"type":"object","required":["tenant_id","lease","documents"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"lease":{"type":"integer","minimum":1,"maximum":2147483647},"documents":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"urn:parley:CrawledDocument"}}}};
const schema15 = {"type":"object","required":["url","format","content"],"properties":{"url":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s\\u0000]+([/?#][^\\s\\u0000]*)?$"},"title":{"type":"string","minLength":1,"maxLength":300,"pattern":"^[^\\u0000]*$"},"language":{"type":"string","pattern":"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$","maxLength":35},"format":{"$ref":"urn:parley:DocumentFormat"},"content":{"type":"string","minLength":1,"maxLength":1000000,"pattern":"^[^\\u0000]*$"},"modified_at":{"type":"string","format":"date-time"},"etag":{"$ref":"urn:parley:DocumentEntityTag"},"links":{"$ref":"urn:parley:DocumentLinks"},"labels":{"$ref":"urn:parley:DocumentLabels"}},"x-null-is-absent":["title","language","modified_at","etag","links","labels"]};
const schema16 = {"type":"string","enum":["html","markdown","text","pdf","docx"]};
const schema17 = {"type":"string","minLength":2,"maxLength":300,"pattern":"^[\\t\\x20-\\x7e]+$"};
const schema18 = {"type":"array","maxItems":200,"items":{"type":"string","minLength":1,"maxLength":500,"pattern":"^[^\\u0000]*$"}};
const schema19 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$"}};
const func2 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^https?://[^/?#\\\\@\\s\\u0000]+([/?#][^\\s\\u0000]*)?$", "u");
const pattern1 = new RegExp("^[^\\u0000]*$", "u");
const pattern2 = new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$", "u");
const pattern4 = new RegExp("^[\\t\\x20-\\x7e]+$", "u");
const pattern6 = new RegExp("^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$", "u");
const formats4 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.title === null){
delete data.title;
}
if(data.language === null){
delete data.language;
}
if(data.modified_at === null){
delete data.modified_at;
}
if(data.etag === null){
delete data.etag;
}
if(data.links === null){
delete data.links;
}
if(data.labels === null){
delete data.labels;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.format === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func2(data0) > 2000){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s\\u0000]+([/?#][^\\s\\u0000]*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s\\u0000]+([/?#][^\\s\\u0000]*)?$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data1) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.language !== undefined){
let data2 = data.language;
if(typeof data2 === "string"){
if(func2(data2) > 35){
const err11 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern2.test(data2)){
const err12 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/format",schemaPath:"urn:parley:DocumentFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data3 === "html") || (data3 === "markdown")) || (data3 === "text")) || (data3 === "pdf")) || (data3 === "docx"))){
const err15 = {instancePath:instancePath+"/format",schemaPath:"urn:parley:DocumentFormat/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.content !== undefined){
let data4 = data.content;
if(typeof data4 === "string"){
if(func2(data4) > 1000000){
const err16 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data4) < 1){
const err17 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern1.test(data4)){
const err18 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.modified_at !== undefined){
let data5 = data.modified_at;
if(typeof data5 === "string"){
if(!(formats4.validate(data5))){
const err20 = {instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/modified_at",schemaPath:"#/properties/modified_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.etag !== undefined){
let data6 = data.etag;
if(typeof data6 === "string"){
if(func2(data6) > 300){
const err22 = {instancePath:instancePath+"/etag",schemaPath:"urn:parley:DocumentEntityTag/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func2(data6) < 2){
const err23 = {instancePath:instancePath+"/etag",schemaPath:"urn:parley:DocumentEntityTag/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern4.test(data6)){
const err24 = {instancePath:instancePath+"/etag",schemaPath:"urn:parley:DocumentEntityTag/pattern",keyword:"pattern",params:{pattern: "^[\\t\\x20-\\x7e]+$"},message:"must match pattern \""+"^[\\t\\x20-\\x7e]+$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/etag",schemaPath:"urn:parley:DocumentEntityTag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.links !== undefined){
let data7 = data.links;
if(Array.isArray(data7)){
if(data7.length > 200){
const err26 = {instancePath:instancePath+"/links",schemaPath:"urn:parley:DocumentLinks/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func2(data8) > 500){
const err27 = {instancePath:instancePath+"/links/" + i0,schemaPath:"urn:parley:DocumentLinks/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func2(data8) < 1){
const err28 = {instancePath:instancePath+"/links/" + i0,schemaPath:"urn:parley:DocumentLinks/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern1.test(data8)){
const err29 = {instancePath:instancePath+"/links/" + i0,schemaPath:"urn:parley:DocumentLinks/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/links/" + i0,schemaPath:"urn:parley:DocumentLinks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/links",schemaPath:"urn:parley:DocumentLinks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.labels !== undefined){
let data9 = data.labels;
if(Array.isArray(data9)){
if(data9.length > 50){
const err32 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:DocumentLabels/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func2(data10) > 50){
const err33 = {instancePath:instancePath+"/labels/" + i1,schemaPath:"urn:parley:DocumentLabels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(func2(data10) < 1){
const err34 = {instancePath:instancePath+"/labels/" + i1,schemaPath:"urn:parley:DocumentLabels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern6.test(data10)){
const err35 = {instancePath:instancePath+"/labels/" + i1,schemaPath:"urn:parley:DocumentLabels/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$"},message:"must match pattern \""+"^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/labels/" + i1,schemaPath:"urn:parley:DocumentLabels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
let i2 = data9.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data9[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err37 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:DocumentLabels/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err38 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:DocumentLabels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tenant_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lease === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lease"},message:"must have required property '"+"lease"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.documents === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tenant_id !== undefined){
let data0 = data.tenant_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/tenant_id",schemaPath:"#/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lease !== undefined){
let data1 = data.lease;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/lease",schemaPath:"#/properties/lease/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/lease",schemaPath:"#/properties/lease/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/lease",schemaPath:"#/properties/lease/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.documents !== undefined){
let data2 = data.documents;
if(Array.isArray(data2)){
if(data2.length > 20){
const err8 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate13(data2[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = withMore(vErrors, validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate12(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const deleteSourceDocuments = validate16;
const schema20 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:DeleteDocumentsRequest"}},"required":["requestBody"]};
const schema21 = {"type":"object","required":["tenant_id","lease","urls"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"lease":{"type":"integer","minimum":1,"maximum":2147483647},"urls":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^[^\\u0000]*$"}}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:DeleteDocumentsRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.lease === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:DeleteDocumentsRequest/required",keyword:"required",params:{missingProperty: "lease"},message:"must have required property '"+"lease"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.urls === undefined){
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:DeleteDocumentsRequest/required",keyword:"required",params:{missingProperty: "urls"},message:"must have required property '"+"urls"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.tenant_id !== undefined){
let data1 = data0.tenant_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:DeleteDocumentsRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:DeleteDocumentsRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.lease !== undefined){
let data2 = data0.lease;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:DeleteDocumentsRequest/properties/lease/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:DeleteDocumentsRequest/properties/lease/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:DeleteDocumentsRequest/properties/lease/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data0.urls !== undefined){
let data3 = data0.urls;
if(Array.isArray(data3)){
if(data3.length > 200){
const err9 = {instancePath:instancePath+"/requestBody/urls",schemaPath:"urn:parley:DeleteDocumentsRequest/properties/urls/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/requestBody/urls",schemaPath:"urn:parley:DeleteDocumentsRequest/properties/urls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func2(data4) > 2000){
const err11 = {instancePath:instancePath+"/requestBody/urls/" + i0,schemaPath:"urn:parley:DeleteDocumentsRequest/properties/urls/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data4) < 1){
const err12 = {instancePath:instancePath+"/requestBody/urls/" + i0,schemaPath:"urn:parley:DeleteDocumentsRequest/properties/urls/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data4)){
const err13 = {instancePath:instancePath+"/requestBody/urls/" + i0,schemaPath:"urn:parley:DeleteDocumentsRequest/properties/urls/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requestBody/urls/" + i0,schemaPath:"urn:parley:DeleteDocumentsRequest/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/requestBody/urls",schemaPath:"urn:parley:DeleteDocumentsRequest/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:DeleteDocumentsRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const reportSourceProgress = validate17;
const schema22 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SourceProgressRequest"}},"required":["requestBody"]};
const schema23 = {"type":"object","required":["tenant_id","pages_indexed"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"lease":{"type":"integer","minimum":1,"maximum":2147483647},"pages_indexed":{"type":"integer","maximum":2147483647},"pages_total":{"type":"integer","maximum":2147483647}},"x-null-is-absent":["lease","pages_total"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.lease === null){
delete data0.lease;
}
if(data0.pages_total === null){
delete data0.pages_total;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceProgressRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.pages_indexed === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceProgressRequest/required",keyword:"required",params:{missingProperty: "pages_indexed"},message:"must have required property '"+"pages_indexed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.tenant_id !== undefined){
let data1 = data0.tenant_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:SourceProgressRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:SourceProgressRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.lease !== undefined){
let data2 = data0.lease;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceProgressRequest/properties/lease/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceProgressRequest/properties/lease/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceProgressRequest/properties/lease/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data0.pages_indexed !== undefined){
let data3 = data0.pages_indexed;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/requestBody/pages_indexed",schemaPath:"urn:parley:SourceProgressRequest/properties/pages_indexed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/requestBody/pages_indexed",schemaPath:"urn:parley:SourceProgressRequest/properties/pages_indexed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data0.pages_total !== undefined){
let data4 = data0.pages_total;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err10 = {instancePath:instancePath+"/requestBody/pages_total",schemaPath:"urn:parley:SourceProgressRequest/properties/pages_total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/requestBody/pages_total",schemaPath:"urn:parley:SourceProgressRequest/properties/pages_total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceProgressRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const reportSourceResult = validate18;
const schema24 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SourceResultRequest"}},"required":["requestBody"]};
const schema25 = {"type":"object","required":["tenant_id","status"],"properties":{"tenant_id":{"type":"string","format":"uuid"},"lease":{"type":"integer","minimum":1,"maximum":2147483647},"status":{"type":"string"},"pages_indexed":{"type":"integer","maximum":2147483647},"pages_total":{"type":"integer","maximum":2147483647},"error":{"type":"string","maxLength":10000}},"x-null-is-absent":["lease","pages_indexed","pages_total","error"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.lease === null){
delete data0.lease;
}
if(data0.pages_indexed === null){
delete data0.pages_indexed;
}
if(data0.pages_total === null){
delete data0.pages_total;
}
if(data0.error === null){
delete data0.error;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.tenant_id === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceResultRequest/required",keyword:"required",params:{missingProperty: "tenant_id"},message:"must have required property '"+"tenant_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.status === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceResultRequest/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.tenant_id !== undefined){
let data1 = data0.tenant_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:SourceResultRequest/properties/tenant_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/tenant_id",schemaPath:"urn:parley:SourceResultRequest/properties/tenant_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.lease !== undefined){
let data2 = data0.lease;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceResultRequest/properties/lease/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceResultRequest/properties/lease/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requestBody/lease",schemaPath:"urn:parley:SourceResultRequest/properties/lease/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data0.status !== undefined){
if(typeof data0.status !== "string"){
const err8 = {instancePath:instancePath+"/requestBody/status",schemaPath:"urn:parley:SourceResultRequest/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.pages_indexed !== undefined){
let data4 = data0.pages_indexed;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/requestBody/pages_indexed",schemaPath:"urn:parley:SourceResultRequest/properties/pages_indexed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/requestBody/pages_indexed",schemaPath:"urn:parley:SourceResultRequest/properties/pages_indexed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data0.pages_total !== undefined){
let data5 = data0.pages_total;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err11 = {instancePath:instancePath+"/requestBody/pages_total",schemaPath:"urn:parley:SourceResultRequest/properties/pages_total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/requestBody/pages_total",schemaPath:"urn:parley:SourceResultRequest/properties/pages_total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data0.error !== undefined){
let data6 = data0.error;
if(typeof data6 === "string"){
if(func2(data6) > 10000){
const err13 = {instancePath:instancePath+"/requestBody/error",schemaPath:"urn:parley:SourceResultRequest/properties/error/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requestBody/error",schemaPath:"urn:parley:SourceResultRequest/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SourceResultRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

function withMore(errors, more) {
  if (errors === null) return more
  for (const error of more) errors.push(error)
  return errors
}

